// A sunburst over a garden, gems in front.
import { Gem } from '../../art/gem.tsx'
import { Plant } from '../../art/plant.tsx'

export function SplendorScene() {
  return (
    <>
      <g className="art-glass">
        <path fill="var(--dusk)" d="M0 0h240v160H0z" />
        <path fill="var(--night)" d="M120 132L-80 132 -74 84z" />
        <path fill="var(--sapphire-3)" d="M120 132L-74 84 -57 39z" />
        <path fill="var(--night)" d="M120 132L-57 39 -30 -1z" />
        <path fill="var(--sapphire-3)" d="M120 132L-30 -1 6 -33z" />
        <path fill="var(--night)" d="M120 132L6 -33 49 -55z" />
        <path fill="var(--sapphire-3)" d="M120 132L49 -55 96 -67z" />
        <path fill="var(--night)" d="M120 132L96 -67 144 -67z" />
        <path fill="var(--sapphire-3)" d="M120 132L144 -67 191 -55z" />
        <path fill="var(--night)" d="M120 132L191 -55 234 -33z" />
        <path fill="var(--sapphire-3)" d="M120 132L234 -33 270 -1z" />
        <path fill="var(--night)" d="M120 132L270 -1 297 39z" />
        <path fill="var(--sapphire-3)" d="M120 132L297 39 314 84z" />
        <path fill="var(--night)" d="M120 132L314 84 320 132z" />
        <path fill="var(--gold-2)" d="M52 132a68 68 0 0 1 136 0z" />
        <path fill="var(--gold-1)" d="M70 132a50 50 0 0 1 100 0z" />
        <path fill="var(--emerald-2)" d="M0 126c50-14 190-14 240 0v34H0z" />
        <path fill="var(--emerald-3)" d="M0 144c60-10 180-10 240 0v16H0z" />
      </g>
      <path className="art-stem" d="M44 160c-8-30 4-44-4-66M196 160c8-30-4-44 4-66" />
      <g data-glass="sapphire">
        <Plant gem="sapphire" x={16} y={50} size={48} />
      </g>
      <g data-glass="ruby">
        <Plant gem="ruby" x={176} y={50} size={48} />
      </g>
      <svg x="85" y="36" width="70" height="70" aria-hidden="true">
        <Gem gem="emerald" />
      </svg>
      <svg x="58" y="84" width="42" height="42" aria-hidden="true">
        <Gem gem="ruby" />
      </svg>
      <svg x="140" y="84" width="42" height="42" aria-hidden="true">
        <Gem gem="sapphire" />
      </svg>
      <svg x="101" y="106" width="38" height="38" aria-hidden="true">
        <Gem gem="diamond" />
      </svg>
      <svg x="68" y="122" width="28" height="28" aria-hidden="true">
        <Gem gem="onyx" />
      </svg>
      <svg x="144" y="122" width="28" height="28" aria-hidden="true">
        <Gem gem="gold" />
      </svg>
    </>
  )
}
