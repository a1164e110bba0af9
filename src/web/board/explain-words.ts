// The few words of the kit's own, all languages together: they come with what they are said on.
import type { Language } from '../../core/words.ts'

interface KitWords {
  readonly legend: string
  /** What leads from the legend to the keys. */
  readonly keys: string
  readonly says: string
}

export const KIT_WORDS: Readonly<Record<Language, KitWords>> = {
  en: {
    legend: 'Legend',
    keys: 'Keys and help',
    says: 'Rest on any piece, press it long, or press ? on it: it explains itself.',
  },
  ru: {
    legend: 'Обозначения',
    keys: 'Клавиши и помощь',
    says: 'Задержите указатель на чём угодно, нажмите и держите или нажмите «?»: появится объяснение.',
  },
  uk: {
    legend: 'Позначення',
    keys: 'Клавіші й довідка',
    says: 'Затримайте вказівник на будь-чому, натисніть і тримайте або натисніть «?»: з’явиться пояснення.',
  },
  'zh-Hant': {
    legend: '圖例',
    keys: '按鍵與說明',
    says: '把游標停在任何物件上、長按，或按「?」，就會顯示說明。',
  },
}
