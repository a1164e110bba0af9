// Which page is shown. Each is loaded when it is first asked for, so that a table does not wait for the home page's pictures.
import type { ComponentType } from 'react'
import { ErrorScreen } from './frame/error-screen.tsx'
import { Growing } from './frame/growing.tsx'
import { later } from './frame/later.tsx'
import { type Route, useRoute } from './router.ts'
import { loadPageWords } from './words/pages/language.ts'

/** A page that comes with the words of the pages. */
const page = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  later(async () => (await Promise.all([load(), loadPageWords()]))[0], <Growing />)

const lessonWords = async () => (await import('./lessons/words/language.ts')).loadLessonWords()

const HomePage = page(async () => (await import('./home/home-page.tsx')).HomePage)
const NewTablePage = page(async () => (await import('./new-table/new-table-page.tsx')).NewTablePage)
const JoinPage = page(async () => (await import('./join/join-page.tsx')).JoinPage)
const TablePage = later(async () => (await import('./table/table-page.tsx')).TablePage, <Growing />)
const ReplayPage = page(async () => (await import('./replay/replay-page.tsx')).ReplayPage)
const RecordsPage = page(async () => (await import('./replay/records-page.tsx')).RecordsPage)
const LostPage = page(async () => (await import('./frame/lost-page.tsx')).LostPage)
const RecordPage = page(async () => (await import('./replay/record-page.tsx')).RecordPage)
const ResultPage = page(async () => (await import('./result/result-page.tsx')).ResultPage)
const SettingsPage = page(async () => (await import('./settings-page/settings-page.tsx')).SettingsPage)
const SeatsPage = page(async () => (await import('./seats/seats-page.tsx')).SeatsPage)
const RecoverPage = page(async () => (await import('./seats/recover-page.tsx')).RecoverPage)
const LearnPage = page(async () => (await Promise.all([import('./lessons/learn-page.tsx'), lessonWords()]))[0].LearnPage)
const LessonPage = page(async () => (await Promise.all([import('./lessons/lesson-page.tsx'), lessonWords()]))[0].LessonPage)
const AboutPage = page(async () => (await import('./about/about-page.tsx')).AboutPage)
const RulesPage = page(async () => (await import('./rules/rules-page.tsx')).RulesPage)
const CardPage = page(async () => (await import('./rules/card-page.tsx')).CardPage)

export function App() {
  const route = useRoute()
  return (
    <ErrorScreen key={route.page}>
      <Page route={route} />
    </ErrorScreen>
  )
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <HomePage />
    case 'new':
      return <NewTablePage key={route.game} game={route.game} />
    case 'join':
      return <JoinPage key={route.code} code={route.code} />
    case 'table':
      return <TablePage id={route.id} watch={route.watch} />
    case 'replay':
      return <ReplayPage id={route.id} move={route.move} watch={route.watch} />
    case 'result':
      return <ResultPage id={route.id} watch={route.watch} />
    case 'record':
      return <RecordPage key={route.id} id={route.id} move={route.move} />
    case 'records':
      return <RecordsPage />
    case 'settings':
      return <SettingsPage />
    case 'seats':
      return <SeatsPage />
    case 'recover':
      return <RecoverPage key={route.key} recoveryKey={route.key} />
    case 'about':
      return <AboutPage game={route.game} />
    case 'learn':
      return <LearnPage />
    case 'lesson':
      return <LessonPage key={route.id} id={route.id} />
    case 'rules':
      return <RulesPage key={route.game} game={route.game} rule={route.rule} />
    case 'card':
      return <CardPage key={route.game} game={route.game} />
    case 'lost':
      return <LostPage />
  }
}
