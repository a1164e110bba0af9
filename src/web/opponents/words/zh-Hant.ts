// 繁體中文
import type { OpponentWords } from './opponent-words.ts'

export const zhHant: OpponentWords = {
  who: {
    'level-1': { name: '學徒', says: '憑第一印象下手，常常看走眼，你贏了也替你高興。' },
    'level-2': { name: '繪圖師', says: '眼前的好處看得清楚，後果卻少有顧及。' },
    'level-3': { name: '營造師', says: '會多想一兩步，你留下的便宜都會撿走。' },
    'level-4': { name: '建築師', says: '胸有成竹，也讀得出你的打算，不動聲色地擋在前面。' },
    'level-5': { name: '大師', says: '不急不躁，處處看遍，什麼都記得，什麼也不相讓。' },
    random: { name: '新手', says: '隨意執行合法的行動。' },
    greedy: { name: '商人', says: '取眼前看來最好的。' },
    search: { name: '謀士', says: '在心中推演最可能的發展。' },
  },
  rated: (points) => `等級分 ${points}`,
  unrated: '等級分尚未測定',
  ratingSays: '等級分由電腦之間數百局兩人對局測得：高 200 分，四局約贏三局。',
}
