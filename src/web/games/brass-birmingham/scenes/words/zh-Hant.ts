// 繁體中文。
import type { SceneWords } from '../../../../scenes/words/scene-words.ts'

export const zhHant: SceneWords = {
  titles: {
    canal: () => '運河時代結束',
    rail: () => '鐵路時代結束',
    end: () => '最終計分',
  },
  steps: {
    income: { name: '收入', says: '依新的順位發放收入。' },
    links: { name: '連線', says: '連線計算兩端的連線分：已翻面板塊上的（不論屬於誰），商人處各兩分。' },
    tiles: { name: '產業', says: '每片已翻面的板塊為所有者得分。' },
    cleared: { name: '清理版圖', says: '所有連線與 I 級板塊離開版圖，商人處補上啤酒，並發新牌。' },
    scoresMoney: { name: '金錢', says: '每 £4 得一分，最多十五分。' },
    scoresIncome: { name: '收入', says: '收入等級多少就得多少分。' },
    scoresAgain: { name: '高級產業再計', says: 'II 級以上已翻面的板塊再計一次。' },
  },
  leaves: (tiles, links) => `${tiles} 片 I 級板塊（不論是否翻面）；${links} 條運河歸還玩家`,
  tieBreak: '收入較高者，其次金錢較多者',
}
