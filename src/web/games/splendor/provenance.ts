// Where the facts of the game come from, in the languages that its meta.ts does not speak: fetched when somebody reads about it in one.
import type { Translations } from '../../shelf/cover.ts'

export const provenance: Translations = {
  ru: {
    rulebook:
      '«Роскошь» (Splendor), русское издание; наши решения по вопросам, которые правила оставляют открытыми, отмечены в наших правилах',
    components: 'Все 90 карт и 10 вельмож — по явному большинству 28 независимых таблиц карт и 24 таблиц вельмож',
    reconstructed: [],
  },
  uk: {
    rulebook: 'Splendor, російське видання; наші рішення щодо питань, які правила лишають відкритими, позначено в наших правилах',
    components: 'Усі 90 карт і 10 вельмож — за явною більшістю 28 незалежних таблиць карт і 24 таблиць вельмож',
    reconstructed: [],
  },
  'zh-Hant': {
    rulebook: 'Splendor 俄文版；規則書未說明之處，我們的裁定標示於我們的規則',
    components: '全部 90 張卡與 10 位貴族，依 28 份獨立的卡片表格與 24 份貴族表格中明顯的多數',
    reconstructed: [],
  },
}
