// A slip that is a sheet over the page: what was chosen, and what can be, stays in sight beside it.
const ROUND_ABOUT = 10

/** Whether the slip is a sheet over the page. Elsewhere nothing is measured: that would lay the page out before pieces have begun to move. */
const isSheet = (): boolean => matchMedia('(max-width: 900px)').matches

/** What was chosen first comes out from under a sheet. */
export function showChosen(slip: HTMLElement | null, chosen: ReadonlySet<string>): void {
  const room = slip?.closest('.room')
  if (!room || !isSheet() || room.scrollHeight <= room.clientHeight) return
  const [first] = [...chosen].flatMap((place) => [...room.querySelectorAll(`[data-place="${place}"]`)])
  const hidden = (first?.getBoundingClientRect().bottom ?? 0) - (slip?.getBoundingClientRect().top ?? 0)
  if (hidden > 0) room.scrollBy({ top: hidden + ROUND_ABOUT })
}

/** There too a hand, or what is asked for, may be beyond the screen: where nothing in sight can be chosen, one thing that can comes into sight. */
export function showOpen(slip: HTMLElement | null, isAsking: boolean): void {
  const room = slip?.closest('.room')
  if (!slip || !room || !isSheet()) return
  const all = [...room.querySelectorAll('[data-place][data-open="true"]')].filter((place) => place.getClientRects().length > 0)
  const places = all.filter((place) => place instanceof HTMLElement)
  for (const row of new Set(places.map(({ parentElement }) => parentElement))) {
    if (!row || row.scrollWidth <= row.clientWidth) continue
    const { left, right } = row.getBoundingClientRect()
    const boxes = places.filter(({ parentElement }) => parentElement === row).map((place) => place.getBoundingClientRect())
    if (!boxes.some((box) => box.left >= left && box.right <= right)) row.scrollBy({ left: boxes[0].left - left - ROUND_ABOUT })
  }
  // Maps pan by themselves, and what the slip offers is at hand.
  if (!isAsking || places.length === 0 || places.length < all.length || places.some((place) => slip.contains(place))) return
  const { top } = slip.getBoundingClientRect()
  const isInSight = (place: Element) => document.elementFromPoint(...middleOf(place))?.closest('[data-place]') === place
  if (!places.some(isInSight)) scrollerOf(places[0]).scrollBy({ top: places[0].getBoundingClientRect().bottom - top + ROUND_ABOUT })
}

function scrollerOf(element: Element): Element {
  const { parentElement } = element
  if (!parentElement) return element
  const isScroller = parentElement.scrollHeight > parentElement.clientHeight && getComputedStyle(parentElement).overflowY === 'auto'
  return isScroller ? parentElement : scrollerOf(parentElement)
}

function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
