// What tests ask of a language's sentences.

/** The facts that a sentence has places for, in whichever case; its subject is none of them. */
export function factsIn(sentence: string): string[] {
  const facts = Array.from(sentence.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name.split('_')[0])
  return [...new Set(facts)].filter((fact) => fact !== 'seat').sort()
}
