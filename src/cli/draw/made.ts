// The drawings that were made for a game, each by the id of its game: a line a rulebook.
export { drawBrassBirmingham as 'brass-birmingham' } from './brass-birmingham.ts'
export { drawBruxelles as 'bruxelles-1893', drawBruxelles as 'bruxelles-1893-revised' } from './bruxelles-1893.ts'
export { drawSkyrise as skyrise } from './skyrise.ts'
export { drawSplendor as splendor } from './splendor.ts'
