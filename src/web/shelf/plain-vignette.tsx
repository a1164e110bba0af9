// For a game without a cover of its own: a window, and the house's stem before it.
export function PlainVignette() {
  return (
    <>
      <g className="art-glass">
        <path fill="var(--sky-2)" d="M0 0h240v160H0z" />
        <path fill="var(--sky)" d="M0 0h80v160H0zM160 0h80v160h-80z" />
        <path fill="var(--stone)" d="M44 160V72a76 76 0 0 1 152 0v88z" />
        <path fill="var(--ochre)" d="M70 160V78a50 50 0 0 1 100 0v82z" />
        <path fill="var(--stream)" d="M0 132c50-12 190-12 240 0v28H0z" />
        <path fill="var(--stream-2)" d="M0 147c60-8 180-8 240 0v13H0z" />
      </g>
      <path className="art-stem" d="M120 160c-26-34 22-54 0-92-8-14-28-10-26 4 1 9 13 9 13 1M120 118c24-6 40-20 36-38-3-12-19-10-18 1" />
    </>
  )
}
