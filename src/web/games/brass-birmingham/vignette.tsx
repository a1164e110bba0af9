// Mills, smoke, a canal bridge and a boat.
export function BrassBirminghamScene() {
  return (
    <>
      <g className="art-glass">
        <path fill="var(--amber)" d="M0 0h240v160H0z" />
        <path fill="var(--ember)" d="M0 0h240v40c-70 26-150-22-240 14z" />
        <circle fill="var(--gold-1)" cx="186" cy="62" r="25" />
        <path fill="var(--smoke)" d="M60 34C48 14 70-4 96 6c20 8 44 2 52-14h40c-8 32-52 46-86 34-16-6-26 0-24 10z" />
        <path fill="var(--smoke-2)" d="M100 50c-6-14 8-24 24-20 22 6 44 0 54-14l20 6c-12 22-46 32-72 24-10-3-14 0-14 6z" />
        <path fill="var(--brick-2)" d="M60 82l3-48h13l3 48zM98 82l2-34h11l2 34z" />
        <path fill="var(--brick)" d="M10 122V84l26-16v16l26-16v16l26-16v16h52v38z" />
        <path fill="var(--brick-2)" d="M88 84h52v38H88z" />
        <path
          fill="var(--gold-1)"
          d="M18 112v-11c0-7 12-7 12 0v11zM40 112v-11c0-7 12-7 12 0v11zM62 112v-11c0-7 12-7 12 0v11zM96 112v-11c0-7 13-7 13 0v11zM118 112v-11c0-7 13-7 13 0v11z"
        />
        <path fill="var(--stream)" d="M0 122h240v38H0z" />
        <path fill="var(--stream-2)" d="M0 142c40-9 80 7 120 0s80-9 120 0v18H0z" />
        <path fill="var(--emerald-3)" d="M140 122c30-10 66-16 100-14v18H140z" />
        <path fill="var(--stone-2)" d="M150 140v-26c22-16 62-16 90-10v36h-14c-2-24-50-26-56 0z" />
      </g>
      <path
        fill="none"
        stroke="var(--lead)"
        strokeWidth="1.2"
        d="M150 121c24-14 60-14 90-9M162 128l-8-10M176 120l-5-9M196 116V106M216 119l5-12M230 128l8-9"
      />
      <path
        fill="none"
        stroke="var(--lead)"
        strokeWidth="2"
        d="M150 103c24-14 60-14 90-9M152 114v-11M172 107V96M194 104V93M216 104V93M236 105V95"
      />
      <g className="art-glass">
        <path fill="var(--ruby-2)" d="M26 138h92l-10 15H38z" />
        <path fill="var(--emerald-2)" d="M44 126h48v12H44z" />
        <path fill="var(--gold-2)" d="M97 128h13v10H97z" />
      </g>
      <path fill="var(--gold-1)" d="M51 129h8v6h-8zM66 129h8v6h-8zM81 129h7v6h-7z" />
      <path className="art-glint" d="M33 142h70" />
    </>
  )
}
