// Cards played and whole mats: nobody needs them for the first move.
import { partLater } from '../../table/fetched.ts'

export const Played = partLater(async () => (await import('./played-dialog.tsx')).PlayedDialog)
