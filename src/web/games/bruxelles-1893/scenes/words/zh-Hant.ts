// 繁體中文。
import type { SceneWords } from '../../../../scenes/words/scene-words.ts'

export const zhHant: SceneWords = {
  titles: {
    round: (round) => `第 ${round} 輪結束`,
    end: () => '最終計分',
  },
  steps: {
    columns: { name: '各豎列', says: '豎列中出價總和最高者贏得該列的卡；平手則無人贏得。' },
    start: { name: '起始玩家', says: '贏得的卡上尿尿小童最多者（首位跳過者加二）成為下一輪起始玩家。' },
    irises: { says: '四周都有米寶時，米寶最多者得分；平手者皆得全分。' },
    brussels: { name: '布魯塞爾', says: '在布魯塞爾行動上米寶最多者，將一個放入法院。' },
    visits: { name: '造訪', says: '展覽館所在的橫行每有一種顏色的米寶得一分。' },
    cleared: { name: '整理', says: '米寶回家，貴族移位，發新卡。' },
    tiles: { says: '每片公開的板塊由其上有米寶的玩家得分。' },
    salaries: { name: '支付貴族', says: '支付每位貴族；未支付者失去並扣五分。' },
    buildings: { says: '每座建築得建築師軌上的數字。' },
    cubes: { says: '每個非萬用材料一分。' },
    manneken: { name: '起始玩家', says: '起始玩家標記值五分。' },
    moneyRow: { name: '策略：法郎', says: '每四法郎。' },
    artRow: { name: '策略：藝術品', says: '每件藝術品。' },
    nobleRow: { name: '策略：貴族', says: '每位保留且已支付的貴族。' },
    pawnRow: { name: '策略：米寶', says: '法院外超過兩個的每個米寶。' },
  },
}
