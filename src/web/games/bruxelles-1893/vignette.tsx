// A house by Horta: bow window, balcony, door.
export function BruxellesScene() {
  return (
    <>
      <g className="art-glass">
        <path fill="var(--sky)" d="M0 0h240v160H0z" />
        <path fill="var(--cloth)" d="M0 34c14-12 26-6 34 2v22H0zM240 22c-16-8-28 0-34 8v20h34z" />
        <path fill="var(--brick)" d="M0 70h36v90H0zM204 58h36v102h-36z" />
        <path fill="var(--stone)" d="M34 160V30h172v130z" />
        <path fill="var(--stone-2)" d="M28 30h184l-6 9H34z" />
        <path fill="var(--emerald-2)" d="M34 30c6-14 20-22 40-22h92c20 0 34 8 40 22z" />
        <path fill="var(--stone)" d="M104 30V16c0-9 32-9 32 0v14z" />
        <path fill="var(--sapphire-1)" d="M110 30V18c0-5 20-5 20 0v12z" />
        <path fill="var(--stone-2)" d="M58 106V80c0-30 28-38 62-38s62 8 62 38v26z" />
        <path fill="var(--emerald-1)" d="M66 104V80c0-24 22-32 54-32s54 8 54 32v24z" />
        <path fill="var(--gold-1)" d="M120 80 70 68c6-13 24-20 50-20s44 7 50 20z" />
        <path fill="var(--sapphire-1)" d="M84 104V80h20v24zM136 104V80h20v24z" />
        <path fill="var(--amber)" d="M104 104V80h32v24z" />
        <path fill="none" d="M66 80h108M120 80 92 51M120 80l28-29M120 80V48" />
        <path fill="var(--stone-2)" d="M50 104h140v8H50z" />
        <path fill="var(--emerald-3)" d="M102 160v-24c0-13 36-13 36 0v24z" />
        <path fill="var(--sapphire-1)" d="M54 154v-16c0-9 28-9 28 0v16zM158 154v-16c0-9 28-9 28 0v16z" />
      </g>
      <path
        fill="none"
        stroke="var(--lead)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M56 112v18h128v-18M60 128c2-14 20-18 22-8 1 7-9 7-8 1M180 128c-2-14-20-18-22-8-1 7 9 7 8 1M90 128c2-16 22-16 24-4M150 128c-2-16-22-16-24-4M120 112v16"
      />
      <path fill="none" stroke="var(--gold-2)" strokeWidth="1.5" d="M120 140v20M111 144v12M129 144v12" />
      <path className="art-glint" d="M71 98V80" />
    </>
  )
}
