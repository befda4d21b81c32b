import type { GenericSchema } from 'valibot'
import {
  aadhaarOtpReply,
  aadhaarVerifyReply,
  type CkycSearchRequest,
  ckycDownloadReply,
  ckycSearchReply,
  type DigilockerCreateRequest,
  digilockerAadhaar,
  digilockerCreateReply,
  digilockerStatusReply,
} from '#contract/partners/kyc.ts'
import { type PaperType, papersReply } from '#contract/partners/kyc-papers.ts'
import type { Deps } from '../deps.ts'
import { partnerAsker } from './ask-partner.ts'

const consent = { consent: true, consent_purpose: 'KYC for an insurance policy' } as const
const digilocker = 'verification/digilocker'
const papers = 'verification/bharat-ocr'
const byVerification = (id: string) => `verification_id=${encodeURIComponent(id)}`

type Search = Omit<CkycSearchRequest, 'consent' | 'consent_purpose'>
type Papers = { verification_id: string; document_type: PaperType; full_name: string; file: File }
type Download = { reference_id: string; id_number: string; birthDate: string }

/** The identity services: the central KYC registry, Aadhaar by OTP, DigiLocker, papers. Refusals and failures are thrown. */
export function kycPartner(deps: Pick<Deps, 'config' | 'fetch'>) {
  const { ask, isAvailable } = partnerAsker(deps)
  const post = <Reply>(path: string, body: object, reply: GenericSchema<unknown, Reply>) =>
    ask({ path, reply, init: { method: 'POST', body: JSON.stringify(body) } })

  return {
    isAvailable,
    search: (request: Search) => post('v2/kyc/ckyc/search', { ...request, ...consent }, ckycSearchReply),
    download: ({ birthDate, ...request }: Download) => {
      const factor = { auth_factor_type: 1, auth_factor: birthDate }
      return post('v2/kyc/ckyc/download', { ...request, ...factor, ...consent }, ckycDownloadReply)
    },
    sendAadhaarOtp: (aadhaar: string) =>
      post('verification/offline-aadhaar/otp', { aadhaar_number: aadhaar }, aadhaarOtpReply),
    verifyAadhaarOtp: (ref_id: string, otp: string) =>
      post('verification/offline-aadhaar/verify', { ref_id, otp }, aadhaarVerifyReply),
    openDigilocker: (request: DigilockerCreateRequest) => post(digilocker, request, digilockerCreateReply),
    readDigilocker: (id: string) =>
      ask({ path: `${digilocker}?${byVerification(id)}`, reply: digilockerStatusReply }),
    readDigilockerAadhaar: (id: string) =>
      ask({ path: `${digilocker}/document/AADHAAR?${byVerification(id)}`, reply: digilockerAadhaar }),
    sendPapers: (request: Papers) =>
      ask({ path: papers, reply: papersReply, init: { method: 'POST', body: formOf(request) } }),
    readPapers: (id: string) => ask({ path: `${papers}?${byVerification(id)}`, reply: papersReply }),
  }
}

function formOf(fields: Papers): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

export type KycPartner = ReturnType<typeof kycPartner>
