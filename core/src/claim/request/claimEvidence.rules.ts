import { uploadLimits } from '../../upload/upload.rules.ts'

/**
 * Kinds of evidence: what the evidence of a claim may be: five files, documents among them. Source: spec §5,
 * domain-rules §7.3.
 */
export const EVIDENCE_LIMITS = uploadLimits({ takesEvidence: true })
