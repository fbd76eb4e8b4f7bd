import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { staffCalls } from '../../staff/staffCalls.ts'

/** A brand as operators see it. */
export type Brand = StaffAnswers['operatorBrand']['list']['content'][number]

/** Queries that a change of a brand makes old. */
export const BRAND_QUERIES = [staffCalls.operatorBrand.key()]
