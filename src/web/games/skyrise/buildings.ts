// The four sets of buildings, three heights each, and the masterpiece. Every set has its material and its way of building.
import type { Height, SetName } from '../../../games/skyrise/components.ts'
import { box, courses, dome, drum, drumWindows, type Face, finial, frustum, lancets, shadow, slits, spire, windows } from './solids.ts'

export type Kind = `${SetName}-${Height}` | 'masterpiece'

export const BUILDINGS: Readonly<Record<Kind, readonly Face[]>> = {
  // brick: stacked blocks
  'red-low': [shadow(60), ...box(52, 0, 44), courses(52, 0, 44), windows(52, 14, 32), ...box(30, 44, 60)],
  'red-medium': [
    shadow(60),
    ...box(54, 0, 36),
    courses(54, 0, 36),
    ...box(44, 36, 116),
    courses(44, 36, 116),
    windows(44, 48, 68),
    windows(44, 82, 102),
  ],
  'red-tall': [
    shadow(60),
    ...box(54, 0, 36),
    courses(54, 0, 36),
    ...box(44, 36, 128),
    courses(44, 36, 128),
    windows(44, 48, 68),
    windows(44, 88, 108),
    ...box(31, 128, 196),
    courses(31, 128, 196),
    windows(31, 146, 172),
  ],
  // copper: eight-sided, under a ribbed dome
  'teal-low': [shadow(60), ...drum(54, 0, 34), drumWindows(54, 9, 25), ...dome(38, 34, 30), ...finial(62, 8)],
  'teal-medium': [
    shadow(60),
    ...drum(55, 0, 26),
    ...drum(44, 26, 86),
    drumWindows(44, 34, 50),
    drumWindows(44, 60, 77),
    ...dome(33, 86, 30),
    ...finial(114, 11),
  ],
  'teal-tall': [
    shadow(60),
    ...drum(55, 0, 26),
    ...drum(45, 26, 100),
    drumWindows(45, 34, 54),
    drumWindows(45, 68, 88),
    ...drum(33, 100, 152),
    drumWindows(33, 110, 138),
    ...dome(25, 152, 30),
    ...finial(180, 22),
  ],
  // sandstone: walls that lean inwards, long slits
  'yellow-low': [shadow(60), ...frustum(56, 42, 0, 48), slits(56, 42, 48, 12, 36), ...frustum(26, 20, 48, 62)],
  'yellow-medium': [
    shadow(60),
    ...frustum(56, 34, 0, 104),
    slits(56, 34, 104, 14, 48),
    slits(56, 34, 104, 58, 90),
    ...frustum(22, 15, 104, 124),
  ],
  'yellow-tall': [
    shadow(60),
    ...frustum(56, 30, 0, 168),
    slits(56, 30, 168, 14, 52),
    slits(56, 30, 168, 64, 102),
    slits(56, 30, 168, 114, 150),
    ...frustum(20, 10, 168, 206),
  ],
  // slate: steep roofs, pointed windows
  'blue-low': [shadow(60), ...box(50, 0, 32), lancets(50, 6, 28), ...spire(55, 32, 82)],
  'blue-medium': [shadow(60), ...box(46, 0, 76), lancets(46, 7, 32), lancets(46, 42, 68), ...spire(51, 76, 142), ...finial(140, 8)],
  'blue-tall': [
    shadow(60),
    ...box(46, 0, 124),
    lancets(46, 7, 34),
    lancets(46, 46, 74),
    lancets(46, 86, 114),
    ...spire(51, 124, 218),
    ...finial(216, 10),
  ],
  // a plinth of the owner's material, two stems of iron and brass that part and meet, a flame of glass between them
  masterpiece: [
    shadow(76),
    ...drum(72, 0, 20),
    ...drum(56, 20, 36),
    ['glass1', 'M0-44C-44-70-52-118-20-158C-10-172-4-186 0-206C4-186 10-172 20-158C52-118 44-70 0-44Z'],
    ['glass2', 'M0-44C44-70 52-118 20-158C10-172 4-186 0-206C6-150 30-100 0-44Z'],
    ['came', 'M0-44C-30-90-14-130 0-206M0-44C30-90 14-130 0-206M-40-104C-16-92 16-92 40-104M-30-142C-12-132 12-132 30-142'],
    ['stem', 'M-44-28C-86-80-66-142-24-176C-8-190-6-204 0-226C6-204 8-190 24-176C66-142 86-80 44-28'],
    ['stem2', 'M-62-92C-86-100-92-124-76-132C-64-136-60-122-68-118M62-92C86-100 92-124 76-132C64-136 60-122 68-118'],
    ['ball', 'M0-240a8 8 0 1 1-.1 0z'],
    ['glint', 'M-22-84C-28-108-22-128-12-142'],
  ],
}

/** How high each stands, for what must not be hidden behind it. */
export const STANDS: Readonly<Record<Height | 'masterpiece', number>> = { low: 62, medium: 116, tall: 182, masterpiece: 220 }
