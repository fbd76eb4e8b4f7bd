import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'

/** An entry of the navigation at the top, as operators write it. */
export type GnbEntry = StaffAnswers['operatorMain']['gnb']['entryList'][number]

/** A keyword that operators promote. */
export type Promoted = StaffAnswers['operatorKeyword']['show']['promotedList'][number]
