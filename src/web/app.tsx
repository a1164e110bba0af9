// Which page is shown. Each is loaded when it is first asked for, so that a table does not wait for the home page's pictures.
import { lazy, Suspense } from 'react'
import { ErrorScreen } from './frame/error-screen.tsx'
import { Growing } from './frame/growing.tsx'
import { type Route, useRoute } from './router.ts'

const HomePage = lazy(async () => ({ default: (await import('./home/home-page.tsx')).HomePage }))
const NewTablePage = lazy(async () => ({ default: (await import('./new-table/new-table-page.tsx')).NewTablePage }))
const JoinPage = lazy(async () => ({ default: (await import('./join/join-page.tsx')).JoinPage }))
const TablePage = lazy(async () => ({ default: (await import('./table/table-page.tsx')).TablePage }))
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }))
const RecordsPage = lazy(async () => ({ default: (await import('./replay/records-page.tsx')).RecordsPage }))
const LostPage = lazy(async () => ({ default: (await import('./frame/lost-page.tsx')).LostPage }))
const AboutPage = lazy(async () => ({ default: (await import('./about/about-page.tsx')).AboutPage }))

export function App() {
  const route = useRoute()
  return (
    <ErrorScreen key={route.page}>
      <Suspense fallback={<Growing />}>
        <Page route={route} />
      </Suspense>
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
