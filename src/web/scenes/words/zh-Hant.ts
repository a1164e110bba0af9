// 繁體中文。
import { zh } from '../../../core/chinese.ts'
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
  wins: (name, points) => zh`${name}以 ${points} 分獲勝`,
  youWin: (points) => `你以 ${points} 分獲勝`,
  ahead: (points, name) => zh`領先${name ?? '你'} ${points} 分。`,
  led: (name, by, count) =>
    by === 0 ? zh`決定勝負的計分前與${name ?? '你'}同分：${count}。` : zh`決定勝負的計分前${name ?? '你'}領先 ${by} 分：${count}。`,
  ledAlways: '從第一項計分一路領先到最後。',
  tie: (name, tieBreak) => zh`與${name ?? '你'}同分；依同分規則決定：${tieBreak}。`,
  countAgain: '再計一次',
  most: '此項最多',
}
