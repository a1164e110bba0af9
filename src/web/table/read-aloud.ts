// What is drawn, as it is read aloud: what is hidden from readers is left out, and a drawing is its name.

/** The words of an element, or of a part of its text. */
export function readAloud(node: Node): string {
  const said: string[] = []
  read(node, said)
  return said
    .join('')
    .replace(/\s+(?=[\s,;:.])/g, '')
    .trim()
}

function read(node: Node, said: string[]): void {
  if (node instanceof Text) said.push(node.data)
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return
  const name = node.getAttribute('aria-label')
  // What is drawn apart is heard apart.
  said.push(' ')
  if (name !== null) said.push(name)
  else if (!(node instanceof SVGElement)) for (const child of node.childNodes) read(child, said)
  said.push(' ')
}
