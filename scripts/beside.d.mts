import type { Plugin } from 'rolldown'

export function withNets(): Plugin
