// 繁體中文。
import type { SceneWords } from '../../../../scenes/words/scene-words.ts'

export const zhHant: SceneWords = {
  titles: {
    end: () => '最終計分',
  },
  steps: {
    lastRound: { name: '最後一輪', says: '有人達到十五分：玩完這一輪，讓大家的回合數相同。' },
    cards: { says: '每張卡得卡面上的分數。' },
    nobles: { says: '每位貴族三分。' },
    tieBreak: { name: '同分判定', says: '同分時，購買的卡較少者獲勝。數字為購買的張數。' },
  },
  tieBreak: '購買的卡較少者',
}
