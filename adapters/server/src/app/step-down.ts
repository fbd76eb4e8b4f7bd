import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findClusterAway } from '@jangteo/embedded-postgres/dataDirectory'
import {
  canEnter,
  canRun,
  hasName,
  isRoot,
  ownerOf,
  type ServerUser,
} from '@jangteo/embedded-postgres/serverUser'
import { ROOT } from '../product/root.ts'
import type { Environment } from './settings/environment.ts'

/** User who serves a market that root starts: the owner of the data directory, or root itself with the reason. */
export type StepDown =
  | { readonly kind: 'user'; readonly user: ServerUser }
  | { readonly kind: 'root'; readonly reason: string }

/** Facts against stepping down, in the order in which they are checked. */
export type StepDownFacts = {
  readonly owner: ServerUser
  readonly port: number
  /** The entries of the data directory that belong to somebody else. */
  readonly strangers: readonly string[]
  /** A cluster that root laid outside of the data directory. */
  readonly clusterAway: string | null
  readonly hasName: boolean
  readonly canRunCode: boolean
}

/** Below it a port belongs to root. */
const ORDINARY_PORT_MIN = 1024

/**
 * Decides who serves when root starts the market: the owner of the data directory, so that a hole in one of our
 * libraries does not expose root's files.
 */
export function decideStepDown(dataDir: string, facts: StepDownFacts): StepDown {
  const reason = describeUnsupportedServer(dataDir, facts)
  return reason === null ? { kind: 'user', user: facts.owner } : { kind: 'root', reason }
}

function describeUnsupportedServer(dataDir: string, facts: StepDownFacts): string | null {
  const { owner, port, strangers, clusterAway } = facts
  if (owner.uid === 0) {
    return `${dataDir} belongs to root: give it to an ordinary user (chown -R), and the market serves as that user`
  }
  if (port > 0 && port < ORDINARY_PORT_MIN) {
    return `PORT ${port} is root's: put a proxy in front and give one above ${ORDINARY_PORT_MIN - 1}`
  }
  if (strangers.length > 0) {
    return `${strangers.join(', ')} in ${dataDir} belong to another user: chown -R ${owner.uid} ${dataDir}`
  }
  if (clusterAway !== null) {
    return `the database lies in ${clusterAway}: stop the market, move it to ${join(dataDir, 'postgres')}, and chown -R ${owner.uid} ${dataDir}`
  }
  if (!facts.hasName) return `user ${owner.uid} has no name, which PostgreSQL wants: useradd`
  if (!facts.canRunCode) return `user ${owner.uid} may not read ${ROOT}: open it (chmod -R o+rX)`
  return null
}

/** Plans who will serve; `null` when root did not start the market, and nothing changes. */
export function planStepDown({ dataDir, port, databaseUrl }: Environment): StepDown | null {
  if (!isRoot()) return null
  const owner = ownerOf(dataDir)
  const canRunCode = () =>
    canEnter(owner, join(ROOT, 'adapters/postgres/migrations')) && canRun(owner, process.execPath)
  return decideStepDown(dataDir, {
    owner,
    port,
    strangers: readdirSync(dataDir).filter(
      (name) => ownerOf(join(dataDir, name)).uid !== owner.uid,
    ),
    clusterAway: databaseUrl === null ? findClusterAway(dataDir) : null,
    hasName: owner.uid === 0 || hasName(owner),
    canRunCode: owner.uid !== 0 && canRunCode(),
  })
}

/** Drops the rights of root for good. */
export function becomeUser({ uid, gid }: ServerUser): void {
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

/** Text for who serves. */
export function describeStepDown(plan: StepDown): string {
  return plan.kind === 'user' ? `${plan.user.uid} instead of root` : `root, because ${plan.reason}`
}
