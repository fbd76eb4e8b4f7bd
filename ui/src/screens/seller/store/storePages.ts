import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'

type Pages = StaffAnswers['sellerStorePage']

/** A notice of the own store. */
export type OwnNotice = Pages['notices']['content'][number]

/** An announcement of the own store. */
export type OwnAnnouncement = Pages['announcements']['announcementList'][number]

/** A group of the own store's first page. */
export type OwnGroup = Pages['groups']['groupList'][number]
