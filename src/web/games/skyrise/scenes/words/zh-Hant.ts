// 繁體中文。
import type { SceneWords } from '../../../../scenes/words/scene-words.ts'

export const zhHant: SceneWords = {
  titles: {
    auction: () => '拍賣成交',
    era: () => '第一時代結束',
    cards: () => '傑作卡',
    end: () => '最終計分',
  },
  steps: {
    stands: { name: '出價落成', says: '最後的出價成為建物，其他出價收回。' },
    token: { name: '標記', says: '得標者拿取該區域的標記。' },
    control: { name: '平台控制', says: '高樓最多者控制平台，再比中樓、矮樓：控制者各得五分。' },
    masterpieces: { says: '傑作卡生效。' },
    firstControl: { name: '平台控制', says: '高樓最多者控制平台，再比中樓、矮樓：控制者各得五分。' },
    firstPanoramas: { name: '全景', says: '兩張全景卡每達成一次，所有人都得分。' },
    panoramas: { name: '全景', says: '兩張全景卡每達成一次，所有人都得分。' },
    cards: { name: '傑作卡', says: '大家已秘密選好：同時公開。' },
    opener: { name: '開始拍賣者', says: '卡號最小者開始第二時代的第一次拍賣。' },
    objective: { says: '在目標顏色的區域有足夠的建物：十分。' },
    patrons: { says: '每個贊助人標記得該贊助人板塊上的分數。' },
    innovator: { says: '革新家上每個區域或萬用標記：十分。' },
    keys: { says: '大鑰匙十分，小鑰匙四分。' },
    awards: { says: '每枚獎章：革新家上每件物品一分。' },
    tracks: { name: '軌道', says: '每座建物得其區域顏色軌道所示的分數。' },
  },
  tieBreak: '較早完成最後一座建物者',
}
