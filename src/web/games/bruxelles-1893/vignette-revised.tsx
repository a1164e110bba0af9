// The staircase of a house by Horta under its glass roof.
export function BruxellesRevisedScene() {
  return (
    <>
      <g className="art-glass">
        <path fill="var(--ochre)" d="M0 0h240v160H0z" />
        <path fill="var(--emerald-1)" d="M0 0h240c-20 36-60 50-120 50S20 36 0 0z" />
        <path fill="var(--gold-1)" d="M40 0h160c-14 24-42 35-80 35S54 24 40 0z" />
        <path fill="var(--sapphire-1)" d="M82 0h76c-6 13-20 20-38 20S88 13 82 0z" />
        <path fill="none" d="M120 50V0M70 45.5 96 0M170 45.5 144 0M31 32 52 0M209 32 188 0" />
        <path fill="var(--stone)" d="M86 92V76c0-26 68-26 68 0v16z" />
        <path fill="var(--emerald-2)" d="M93 92V77c0-18 54-18 54 0v15z" />
        <path fill="var(--amber)" d="M108 92V68c7-4 17-4 24 0v24z" />
        <path fill="none" d="M120 92V64" />
        <path fill="var(--stone)" d="M0 132h86l-30 28H0zM240 132h-86l30 28h56z" />
        <path fill="var(--emerald-1)" d="M0 146h70l-7 6H0zM240 146h-70l7 6h63z" />
        <path fill="var(--brick)" d="M56 160H184L184 151.3H56z" />
        <path fill="var(--ruby-1)" d="M56 151.3H184L176.2 146H63.8z" />
        <path fill="var(--brick)" d="M63.8 146H176.2L176.2 137.9H63.8z" />
        <path fill="var(--ruby-1)" d="M63.8 137.9H176.2L168.9 133H71.1z" />
        <path fill="var(--brick)" d="M71.1 133H168.9L168.9 125.6H71.1z" />
        <path fill="var(--ruby-1)" d="M71.1 125.6H168.9L162.2 121H77.8z" />
        <path fill="var(--brick)" d="M77.8 121H162.2L162.2 114.2H77.8z" />
        <path fill="var(--ruby-1)" d="M77.8 114.2H162.2L156.1 110H83.9z" />
        <path fill="var(--brick)" d="M83.9 110H156.1L156.1 103.8H83.9z" />
        <path fill="var(--ruby-1)" d="M83.9 103.8H156.1L150.5 100H89.5z" />
        <path fill="var(--brick)" d="M89.5 100H150.5L150.5 95H89.5z" />
        <path fill="var(--ruby-1)" d="M89.5 95H150.5L146 92H94z" />
      </g>
      <StairSide />
      <g transform="matrix(-1 0 0 1 240 0)">
        <StairSide />
      </g>
    </>
  )
}

/** Pillar and rail, drawn once and mirrored. */
function StairSide() {
  return (
    <>
      <g fill="none" strokeLinecap="round">
        <path stroke="var(--brick)" strokeWidth="2" d="M46 124c14-6 22-18 18-30-3-9-15-6-13 2 2 6 9 3 7-1" />
        <path stroke="var(--lead)" strokeWidth="4" d="M50 146c-8-2-8-15 2-16 9 0 10 11 3 12M52 130c22-2 28-30 44-48" />
        <path stroke="var(--lead)" strokeWidth="9" d="M26 152V64" />
        <path stroke="var(--emerald-2)" strokeWidth="5.5" d="M26 152V64" />
        <path
          stroke="var(--lead)"
          strokeWidth="3.5"
          d="M26 66C25 46 12 40 2 44M26 66c0-22 18-30 36-24 11 4 8 17-1 14-6-2-3-9 1-7M26 72c-2-12-10-16-16-12M26 72c2-14 12-19 20-14 5 4 1 9-2 6"
        />
      </g>
      <path className="art-glass" fill="var(--gold-2)" d="M20 78h12v5H20zM18 146h16v6H18z" />
      <path className="art-glass" fill="var(--stone-2)" d="M14 160v-8h24v8z" />
      <path className="art-glint" d="M24.5 140V88" />
    </>
  )
}
