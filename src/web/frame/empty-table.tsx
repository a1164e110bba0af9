// An empty table under a fanlight, and one lily growing: for an address where nothing is.
import type { ReactNode } from 'react'
import { Plant } from '../art/plant.tsx'

export function EmptyTable(): ReactNode {
  return (
    <svg className="empty-table" viewBox="0 0 560 330" aria-hidden="true">
      <g stroke="var(--lead)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M20 328V128C20 50 130 12 280 12s260 38 260 116v200z" fill="var(--sheet)" strokeWidth="2.5" />
        <path d="M36 328V132C36 64 140 28 280 28s244 36 244 104v196z" fill="var(--sky-2)" />
        <path d="M280 200 60 76Q104 44 170 36zM280 200V28q60 0 110 8z" fill="var(--sky)" />
        <path d="M280 200 170 36q52-8 110-8zM280 200 390 36q66 8 110 40z" fill="var(--sky-2)" />
        <circle cx="280" cy="176" r="78" fill="var(--ochre)" />
        <circle cx="280" cy="176" r="58" fill="var(--amber)" />
        <path d="M36 226c70-22 150-6 244-8s170-16 244 4v106H36z" fill="var(--emerald-2)" />
        <path d="M70 328l40-84h340l40 84z" fill="var(--stone)" strokeWidth="2.5" />
        <path d="M110 244h340l4 10H106z" fill="var(--stone-2)" />
        <g fill="none" strokeWidth="2" strokeDasharray="6 5">
          <path d="M142 262h62l-10 56h-66zM224 262h50l-4 56h-56zM292 262h50l8 56h-54zM362 262h54l14 56h-58z" />
        </g>
        <path d="M247 300c-14-44 26-70 12-126" fill="none" strokeWidth="4" strokeLinecap="round" />
        <path d="M250 262c-26-2-42-18-44-40 26 2 42 16 44 40zM256 232c20-6 32-22 30-42-22 6-32 20-30 42z" fill="var(--emerald-2)" />
      </g>
      <g data-glass="diamond">
        <Plant gem="diamond" x={206} y={82} size={104} />
      </g>
    </svg>
  )
}
