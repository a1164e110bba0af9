// Traditional Chinese.
import { zh } from '../../../core/chinese.ts'
import type { LeavingWords } from './leaving-words.ts'

const ASKED = { end: '結束這一局', 'take-back': '收回上一步', time: '加時間' } as const

export const zhHant: LeavingWords = {
  title: '離開與請求',
  deeds: {
    resign: { name: '認輸', says: '不論分數多少，你都排最後。座位由電腦打完，你不能再回來。', yes: '認輸' },
    leave: { name: '離開，由電腦代打', says: '從現在起由電腦代打，誰都不用等。座位仍是你的，隨時可以回來。', yes: '讓電腦代打' },
    end: { name: '請求結束這一局', says: '如果大家都同意，就到此為止，沒有人獲勝；否則繼續。', yes: '問大家' },
    'take-back': {
      name: '請求收回',
      says: '如果大家都同意，就收回你的上一步和之後的一切。只要有人再做決定，這個請求就取消。',
      yes: '問大家',
    },
    time: { name: '請求加時間', says: '如果大家都同意，你會多一些時間。', yes: '問大家' },
    close: { name: '關閉牌桌', says: '這一局到此為止，沒有人獲勝。它會留在已結束的遊戲裡。', yes: '關閉牌桌' },
  },
  standIn: (name) => ({
    name: zh`讓電腦代替${name}`,
    says: zh`${name}已經離開很久。電腦代打，直到${name}回來。`,
    yes: '讓電腦代打',
  }),
  remove: (name) => ({
    name: zh`移除${name}`,
    says: zh`${name}已經離開很久。座位由電腦打完，${name}不能再回到這一局。`,
    yes: zh`移除${name}`,
  }),
  holiday: {
    deed: { name: '休假', says: '這段時間你的計時停住，但仍然可以走。', yes: '停住我的計時' },
    back: { name: '結束休假', says: '你的計時繼續；剩下的天數以後可以再用。', yes: '繼續' },
    days: '從現在起幾天',
    left: (days) => `這一局還有 ${days} 天休假`,
  },
  notNow: '先不要',
  asking: '已經有人提出請求。',
  ask: {
    says: (kind, name) => (name === null ? `你請求${ASKED[kind]}。` : zh`${name}請求${ASKED[kind]}。`),
    after: {
      end: '大家都同意就到此為止，沒有人獲勝。',
      'take-back': '大家都同意就收回那一步和之後的一切。',
      time: (span) => `大家都同意就加 ${span}。`,
    },
    agree: '同意',
    notNow: '先不要',
    withdraw: '不再請求',
    agreed: (name) => zh`${name}同意`,
    owing: (name) => zh`${name}還沒回答`,
  },
  warning: {
    title: (moment) => `你的時間到${moment}為止`,
    after: {
      bot: '之後由電腦代打，誰都不用等。座位仍是你的，隨時可以回來。',
      resign: '之後就算認輸：你排最後，座位由電腦打完。',
    },
    more: '請求加時間',
    holiday: '休假……',
    close: '關閉這個提醒',
  },
  stead: {
    title: '電腦替你暖座',
    why: {
      time: (moment) => `你的時間用完了：${moment}。`,
      left: (moment) => `你離開了：${moment}。`,
      absent: (moment) => `你不在時有人請電腦代打：${moment}。`,
      resigned: (moment) => `你認輸了：${moment}。`,
      removed: (moment) => `桌主把你移除了：${moment}。`,
    },
    moves: (count) => (count === 0 ? '它還沒走。' : `到現在走了 ${count} 步。`),
    back: (time) => (time === null ? '回來之後就由你走，這之間它不會動。' : `回來之後就由你走，計時有 ${time}。這之間它不會動。`),
    comeBack: '回來',
    watch: '看它做了什麼',
    forGood: '你的座位由電腦打完。',
  },
  notes: {
    'timed-out': ({ name }) => zh`${name ?? '你'}的時間用完了。`,
    left: ({ name }) => zh`${name ?? '你'}離開了，由電腦代打。`,
    'stood-in': ({ name, by }) => zh`${by === undefined ? '桌主' : (by ?? '你')}讓電腦代替${name ?? '你'}。`,
    returned: ({ name }) => zh`${name ?? '你'}回來了。`,
    resigned: ({ name }) => zh`${name ?? '你'}認輸。`,
    removed: ({ name }) => zh`桌主把${name ?? '你'}移出這一局。`,
    asked: ({ name, ask = 'end' }) => zh`${name ?? '你'}請求${ASKED[ask]}。`,
    agreed: ({ ask = 'end' }) => `大家同意${ASKED[ask]}。`,
    refused: ({ name }) => zh`${name ?? '你'}不同意。`,
    withdrawn: ({ name }) => zh`${name ?? '你'}不再請求。`,
    dropped: () => '請求取消：遊戲已經繼續。',
    holiday: ({ name, until }) => zh`${name ?? '你'}休假到 ${until}。`,
    'holiday-over': ({ name }) => zh`${name ?? '你'}休假結束。`,
    'more-time': ({ name }) => zh`${name ?? '你'}多了一些時間。`,
    closed: () => '桌主關閉了牌桌。',
  },
  endings: { resigned: '其他人都認輸了。', agreed: '大家同意結束。', closed: '桌主關閉了牌桌。' },
  noWinner: '沒有人獲勝。以下是當時的分數。',
  resigned: '認輸',
  unsay: { name: '刪除', of: (name) => zh`刪除${name}說的話`, asks: '要為大家刪除嗎？' },
}
