// Three towers before the sun.
export function SkyriseScene() {
  return (
    <>
      <g className="art-glass">
        <path fill="var(--sky)" d="M0 0h240v160H0z" />
        <path fill="var(--sky-2)" d="M120 136L-90 136 -81 77z" />
        <path fill="var(--sky)" d="M120 136L-81 77 -57 22z" />
        <path fill="var(--sky-2)" d="M120 136L-57 22 -18 -23z" />
        <path fill="var(--sky)" d="M120 136L-18 -23 33 -55z" />
        <path fill="var(--sky-2)" d="M120 136L33 -55 90 -72z" />
        <path fill="var(--sky)" d="M120 136L90 -72 150 -72z" />
        <path fill="var(--sky-2)" d="M120 136L150 -72 207 -55z" />
        <path fill="var(--sky)" d="M120 136L207 -55 258 -23z" />
        <path fill="var(--sky-2)" d="M120 136L258 -23 297 22z" />
        <path fill="var(--sky)" d="M120 136L297 22 321 77z" />
        <path fill="var(--sky-2)" d="M120 136L321 77 330 136z" />
        <circle fill="var(--gold-1)" cx="120" cy="84" r="46" />
        <circle fill="var(--amber)" cx="120" cy="84" r="34" />
        <path fill="var(--cloth)" d="M0 58c16-14 34-8 40 2 14-6 30 2 26 12H0zM240 40c-16-12-30-6-36 4-14-6-28 4-22 14h58z" />
        <path fill="var(--sapphire-2)" d="M20 138V82h8V62h8V44h8l7-34 7 34h8v18h8v20h8v56z" />
        <path fill="var(--sapphire-3)" d="M51 10l7 34h8v18h8v20h8v56H51z" />
        <path fill="var(--ruby-2)" d="M90 138V66h7V46h7c0-16 8-26 16-34 8 8 16 18 16 34h7v20h7v72z" />
        <path fill="var(--ruby-3)" d="M120 12c8 8 16 18 16 34h7v20h7v72h-30z" />
        <path fill="var(--violet)" d="M158 138V86h6V68h8V52h8l4-20 4 20h8v16h8v18h6v52z" />
        <path fill="var(--violet-2)" d="M184 32l4 20h8v16h8v18h6v52h-26z" />
        <path fill="var(--emerald-2)" d="M0 138v-34l9-12 9 12v34zM216 138v-42h24v42z" />
      </g>
      <path
        fill="var(--gold-1)"
        d="M28 88h5v7h-5zM28 100h5v7h-5zM28 112h5v7h-5zM38 88h5v7h-5zM38 100h5v7h-5zM38 112h5v7h-5zM99 72h5v7h-5zM99 85h5v7h-5zM99 98h5v7h-5zM99 111h5v7h-5zM109 72h5v7h-5zM109 85h5v7h-5zM109 98h5v7h-5zM109 111h5v7h-5zM165 92h5v7h-5zM165 104h5v7h-5zM165 116h5v7h-5zM174 92h5v7h-5zM174 104h5v7h-5zM174 116h5v7h-5z"
      />
      <path
        fill="var(--gold-2)"
        d="M57 88h5v7h-5zM57 100h5v7h-5zM57 112h5v7h-5zM67 88h5v7h-5zM67 100h5v7h-5zM67 112h5v7h-5zM126 72h5v7h-5zM126 85h5v7h-5zM126 98h5v7h-5zM126 111h5v7h-5zM136 72h5v7h-5zM136 85h5v7h-5zM136 98h5v7h-5zM136 111h5v7h-5zM190 92h5v7h-5zM190 104h5v7h-5zM190 116h5v7h-5zM199 92h5v7h-5zM199 104h5v7h-5zM199 116h5v7h-5z"
      />
      <g className="art-glass">
        <path fill="var(--emerald-3)" d="M0 130c50 8 80 8 120 4s80-8 120 0v26H0z" />
        <path fill="var(--stream)" d="M0 146c50 8 90-8 140 0s70 4 100 0v14H0z" />
      </g>
      <path className="art-glint" d="M51 24v14M120 26v16M184 42v8" />
    </>
  )
}
