// Which page is shown. Each is loaded when it is first asked for, so that a table does not wait for the home page's pictures.
import { ErrorScreen } from './frame/error-screen.tsx'
import { Growing } from './frame/growing.tsx'
import { later } from './frame/later.tsx'
import { type Route, useRoute } from './router.ts'

const HomePage = later(async () => (await import('./home/home-page.tsx')).HomePage, <Growing />)
const NewTablePage = later(async () => (await import('./new-table/new-table-page.tsx')).NewTablePage, <Growing />)
const JoinPage = later(async () => (await import('./join/join-page.tsx')).JoinPage, <Growing />)
const TablePage = later(async () => (await import('./table/table-page.tsx')).TablePage, <Growing />)
const ReplayPage = later(async () => (await import('./replay/replay-page.tsx')).ReplayPage, <Growing />)
const RecordsPage = later(async () => (await import('./replay/records-page.tsx')).RecordsPage, <Growing />)
const LostPage = later(async () => (await import('./frame/lost-page.tsx')).LostPage, <Growing />)
const AboutPage = later(async () => (await import('./about/about-page.tsx')).AboutPage, <Growing />)

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
    case 'records':
      return <RecordsPage />
    case 'about':
      return <AboutPage game={route.game} />
    case 'lost':
      return <LostPage />
  }
}
