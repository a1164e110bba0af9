// Every place that the board draws, by the name that `describe` gives it.
import { DISTRICT_IDS } from '../../../games/skyrise/board.ts'
import { INNOVATORS, MASTERPIECES } from '../../../games/skyrise/components.ts'
import { WILD_PLACES } from '../../../games/skyrise/notation.ts'

export const PASS_PLACE = 'action:pass'
export const DECLINE_PLACE = 'action:decline'
export const districtPlace = (district: number): string => `district:${DISTRICT_IDS[district]}`
export const buildingPlace = (number: number): string => `building:${number}`
export const masterpiecePlace = (card: number): string => `masterpiece:${MASTERPIECES[card]}`
export const innovatorPlace = (innovator: number): string => `innovator:${INNOVATORS[innovator]}`
export const cardPlace = (card: number): string => `card:${MASTERPIECES[card]}`
/** A colour's track, or the innovator behind them. */
export const trackPlace = (track: number): string => `track:${WILD_PLACES[track]}`
/** The number of a building's place. */
export const numberIn = (place: string): string | undefined => /^building:(\d+)$/.exec(place)?.[1]
