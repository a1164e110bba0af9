// The tree that a search grows: nodes and edges in typed arrays that are made once, so that no simulation allocates anything.

/** An actor of positions in which nobody decides any more. */
export const NOBODY = 255
/** No node. */
export const NO_NODE = -1

/** Room at first, and at most, some 30 MB: a search that has filled it looks no further into what is new. Twice as much would stop a page's bots for a moment when it is made. */
const FEWEST_NODES = 1 << 11
const MOST_NODES = 1 << 15
const EDGES_A_NODE = 16

/** Positions as the one who decides sees them (nodes), and what can be done in them (edges): a decision, or a whole turn of decisions. */
export interface Tree {
  readonly seats: number
  readonly guesses: number
  /** How many nodes and edges find room. */
  nodeRoom: number
  edgeRoom: number
  nodes: number
  edges: number
  actions: number
  /** The seat that decides, by node. */
  actor: Uint8Array
  /** The first of the node's edges, and how many there are. */
  from: Int32Array
  count: Uint16Array
  /** How often the node was come through, and what its actor got in sum. */
  visits: Int32Array
  sum: Float64Array
  /** Every seat's share of victory as it was judged at first sight, or as it is where the game is over. */
  shares: Float32Array
  /** Two hashes of what the actor sees, by which a node is found. */
  key: Int32Array
  lock: Int32Array
  places: Int32Array
  /** How likely the edge is at sight, how often it was tried, and what its actor got in sum. */
  prior: Float32Array
  tried: Int32Array
  gained: Float64Array
  /** Where the edge's decisions stand, and how many there are. */
  first: Int32Array
  length: Uint8Array
  action: Int32Array
  /** Where an edge led to on each guess, and the hash of the whole position there: on another way to the same node it may lead elsewhere. */
  child: Int32Array
  mark: Int32Array
}

/** An empty tree. */
export function treeFor(seats: number, guesses: number): Tree {
  const tree: Tree = { seats, guesses, nodeRoom: 0, edgeRoom: 0, nodes: 0, edges: 0, actions: 0, ...roomFor(0, { seats, guesses }) }
  enlarge(tree, FEWEST_NODES)
  return tree
}

type Room = Omit<Tree, 'seats' | 'guesses' | 'nodeRoom' | 'edgeRoom' | 'nodes' | 'edges' | 'actions'>

function roomFor(nodes: number, { seats, guesses }: Pick<Tree, 'seats' | 'guesses'>): Room {
  const edges = nodes * EDGES_A_NODE
  return {
    actor: new Uint8Array(nodes),
    from: new Int32Array(nodes),
    count: new Uint16Array(nodes),
    visits: new Int32Array(nodes),
    sum: new Float64Array(nodes),
    shares: new Float32Array(nodes * seats),
    key: new Int32Array(nodes),
    lock: new Int32Array(nodes),
    places: new Int32Array(nodes * 2),
    prior: new Float32Array(edges),
    tried: new Int32Array(edges),
    gained: new Float64Array(edges),
    first: new Int32Array(edges),
    length: new Uint8Array(edges),
    action: new Int32Array(edges * 2),
    child: new Int32Array(edges * guesses),
    mark: new Int32Array(edges * guesses),
  }
}

/** Gives a tree more room, with all that it has: some ten times in the life of a player. */
function enlarge(tree: Tree, nodes: number): void {
  const room = roomFor(nodes, tree)
  for (const name of Object.keys(room) as (keyof Room)[]) if (name !== 'places') room[name].set(tree[name])
  Object.assign(tree, room)
  tree.nodeRoom = nodes
  tree.edgeRoom = nodes * EDGES_A_NODE
  tree.places.fill(NO_NODE)
  for (let node = 0; node < tree.nodes; node++) settle(tree, node)
}

/** Empties a tree. */
export function fell(tree: Tree): void {
  tree.nodes = 0
  tree.edges = 0
  tree.actions = 0
  tree.places.fill(NO_NODE)
}

/** How much of all the room there may be is taken, from 0 to 1. */
export function fullness({ nodes, edges, actions }: Tree): number {
  return Math.max(nodes, edges / EDGES_A_NODE, actions / (2 * EDGES_A_NODE)) / MOST_NODES
}

/** Whether another node finds room, with so many edges of so many decisions together. */
export function hasRoom(tree: Tree, edges: number, actions: number): boolean {
  while (tree.nodes >= tree.nodeRoom || tree.edges + edges > tree.edgeRoom || tree.actions + actions > tree.edgeRoom * 2) {
    if (tree.nodeRoom >= MOST_NODES) return false
    enlarge(tree, tree.nodeRoom * 2)
  }
  return true
}

/** The node of an actor's view, or NO_NODE. */
export function find(tree: Tree, key: number, lock: number): number {
  const last = tree.places.length - 1
  for (let place = key & last; ; place = (place + 1) & last) {
    const node = tree.places[place]
    if (node === NO_NODE || (tree.key[node] === key && tree.lock[node] === lock)) return node
  }
}

/** A new node, without edges and never visited. */
export function grow(tree: Tree, actor: number, key: number, lock: number): number {
  const node = tree.nodes++
  tree.actor[node] = actor
  tree.from[node] = tree.edges
  tree.count[node] = 0
  tree.visits[node] = 0
  tree.sum[node] = 0
  tree.key[node] = key
  tree.lock[node] = lock
  settle(tree, node)
  return node
}

function settle(tree: Tree, node: number): void {
  const last = tree.places.length - 1
  let place = tree.key[node] & last
  while (tree.places[place] !== NO_NODE) place = (place + 1) & last
  tree.places[place] = node
}

/** Gives the newest node one edge more; its decisions are pushed after it. */
export function branch(tree: Tree, node: number): number {
  const edge = tree.edges++
  tree.count[node]++
  tree.tried[edge] = 0
  tree.gained[edge] = 0
  tree.first[edge] = tree.actions
  tree.length[edge] = 0
  tree.child.fill(NO_NODE, edge * tree.guesses, (edge + 1) * tree.guesses)
  return edge
}

/** Makes a decision the next one of the newest edge. */
export function extend(tree: Tree, edge: number, action: number): void {
  tree.action[tree.actions++] = action
  tree.length[edge]++
}
