// What is drawn, as it is read aloud: what is hidden from readers is left out, and a drawing is its name.

/** The words of an element. */
export function readAloud(element: Element): string {
  const said: string[] = []
  read(element, said)
  return said.join('').replace(/\s+/g, ' ').trim()
}

function read(node: Node, said: string[]): void {
  if (node instanceof Text) said.push(node.data)
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return
  const name = node.getAttribute('aria-label')
  if (name !== null) said.push(` ${name} `)
  else if (!(node instanceof SVGElement)) {
    const isApart = node.matches('dd, dt, p, li, button, div')
    if (isApart) said.push(' ')
    for (const child of node.childNodes) read(child, said)
    if (isApart) said.push(' ')
  }
}
