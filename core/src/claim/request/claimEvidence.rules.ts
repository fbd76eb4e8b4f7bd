import { uploadLimits } from '../../upload/upload.rules.ts'

/** Limits of a claim's evidence: five files, documents among them. Source: spec §5, domain-rules §7.3. */
export const EVIDENCE_LIMITS = uploadLimits({ takesEvidence: true })
