// The five action strips, both sides; each is a column of the Art Nouveau board, read from the top down. Reconstructed: no source shows them.
// That a strip of the compass side has all five actions is known; as a Latin square every active area then has each of them. The other side
// has five of each action in all, but each strip doubles one and lacks one.
export const STRIP_ROWS = {
  compass: [
    ['workshop', 'nobles', 'construction', 'sale', 'materials'],
    ['sale', 'materials', 'workshop', 'nobles', 'construction'],
    ['nobles', 'construction', 'sale', 'materials', 'workshop'],
    ['materials', 'workshop', 'nobles', 'construction', 'sale'],
    ['construction', 'sale', 'materials', 'workshop', 'nobles'],
  ],
  other: [
    ['workshop', 'nobles', 'construction', 'workshop', 'materials'],
    ['materials', 'sale', 'construction', 'workshop', 'sale'],
    ['nobles', 'workshop', 'sale', 'nobles', 'construction'],
    ['sale', 'materials', 'nobles', 'materials', 'workshop'],
    ['construction', 'nobles', 'materials', 'sale', 'construction'],
  ],
} as const
