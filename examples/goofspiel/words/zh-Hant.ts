// 繁體中文。
import { speak } from './speak.ts'

export const zhHant = speak({
  log: {
    hasBid: '已出牌',
    bids: '蓋出 {{card}}',
    shows: '亮出 {{card}}',
    wins: '贏得 {{points}}',
    ties: '與他人同為最高：無人取得 {{points}}',
    turnsUp: '翻開獎品 {{prize}}',
    ends: '打出最後一張牌：遊戲結束',
  },
  why: {
    gameOver: '遊戲已經結束。',
    alreadyBid: '你在本輪已經出牌，請等待其他人。',
    cardGone: '你在先前的輪次已經打出 {{card}}。',
  },
  parts: { prizes: '獎品' },
  options: { ties: { says: '無人取得的獎品', values: { stay: '留到下一輪', lost: '作廢' } } },
  fields: {
    round: '輪次',
    left: '未翻開的獎品',
    stake: '本輪獎品',
    lost: '作廢',
    hand: '手牌',
    bid: '出牌',
    shown: '上一輪出牌',
    won: '贏得',
  },
  ranks: { A: 'A', J: 'J', Q: 'Q', K: 'K' },
  points: (count) => `${count} 分`,
})
