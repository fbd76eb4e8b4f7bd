import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { staffCalls } from '../../staff/staffCalls.ts'

type ZoneList = StaffAnswers['operatorZone']['list']

/** A range of postcodes of a remote zone. */
export type ListedRange = ZoneList['rangeList'][number]

/** A range that an operator added or removed. */
export type RangeChange = ZoneList['changeList'][number]

/** Queries that a change of the ranges makes old. */
export const ZONE_QUERIES = [staffCalls.operatorZone.key()]
