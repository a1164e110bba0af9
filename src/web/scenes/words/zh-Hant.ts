// 繁體中文。
import type { KitWords } from './kit-words.ts'

export const zhHant: KitWords = {
  points: '分數',
  player: '玩家',
  total: '總分',
  you: '你',
  before: '原有',
  counted: '已計',
  toCome: '待計',
  next: (step) => `下一步：${step}`,
  done: '繼續',
  skipAll: '全部略過',
  again: '重看',
  back: '上一步',
  pause: '暫停',
  goOn: '播放',
  pace: '速度',
  paces: { calm: '慢', steady: '一般', quick: '快' },
  nothing: '沒有可計的分數。',
  leaves: '之後離開版圖',
  earned: (points) => `${points} 分`,
  stands: (step, seats) => `${step}：${seats.map(({ name, points, now }) => `${name} ${points} 分，現在 ${now} 分`).join('；')}。`,
}
