import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import { staffLoginChart } from '@jangteo/core/staff/staffLogin.chart'
import type {
  StaffCodeForm,
  StaffCodeOutcome,
  StaffLoginForm,
  StaffPasswordOutcome,
} from '@jangteo/core/staff/staffLogin.chart'
import { staffLoginView } from '@jangteo/core/staff/staffLogin.view'
import type { StaffLoginView } from '@jangteo/core/staff/staffLogin.view'
import { Refusal } from '@jangteo/http/refusal/refusal'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { useInspection } from '../../lib/useInspection.ts'
import { staffCalls } from './staffCalls.ts'

function sessionCalls(kind: StaffKind) {
  return kind === 'SELLER' ? staffCalls.sellerSession : staffCalls.operatorSession
}

async function askPassword(kind: StaffKind, form: StaffLoginForm): Promise<StaffPasswordOutcome> {
  try {
    const answer = await sessionCalls(kind).logIn.call({ ...form })
    const { stepEnum: factor, ticket } = answer
    if (factor === 'DONE' || ticket === null) return { kind: 'loggedIn' }
    const { authenticatorSecret: secret, authenticatorUri: uri } = answer
    return { kind: 'factor', awaited: { factor, ticket, secret, uri } }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', text: error.message }
    throw error
  }
}

async function askCode(kind: StaffKind, form: StaffCodeForm): Promise<StaffCodeOutcome> {
  try {
    await sessionCalls(kind).confirmCode.call({ ...form })
    return { kind: 'loggedIn' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const isOver = error.code === 'LOGIN_CODE_TIMED_OUT'
    return { kind: isOver ? 'over' : 'refused', text: error.message }
  }
}

/** Runs the chart of a staff login; whatever another account had seen in this page is forgotten. */
export function useStaffLogin(kind: StaffKind): StaffLoginView {
  const queryClient = useQueryClient()
  const [machine] = useState(() =>
    staffLoginChart.provide({
      actors: {
        logIn: fromPromise<StaffPasswordOutcome, StaffLoginForm>(async ({ input }) => {
          const outcome = await askPassword(kind, input)
          if (outcome.kind === 'loggedIn') queryClient.clear()
          return outcome
        }),
        confirmCode: fromPromise<StaffCodeOutcome, StaffCodeForm>(async ({ input }) => {
          const outcome = await askCode(kind, input)
          if (outcome.kind === 'loggedIn') queryClient.clear()
          return outcome
        }),
      },
    }),
  )
  const [snapshot, , actor] = useMachine(machine, useInspection())
  return staffLoginView(snapshot, actor)
}
