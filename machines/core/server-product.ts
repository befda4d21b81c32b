import type { GenericSchema } from 'valibot'
import type { AnyEventObject } from 'xstate'
import type { Chapter, Fact } from '../document/document.ts'
import type { IssuedPolicy } from '../document/issued.ts'
import type { DocumentCategory } from '../reference/documents.ts'
import type { Insurer } from '../reference/insurer.ts'
import type { OwnerType } from '../reference/policies.ts'
import type { PriceChange } from '../rules/price-change.ts'
import type { Day } from '../schemas/basics.ts'
import type { Contact } from '../schemas/endorsement.ts'
import type { JourneyRecord } from '../schemas/journey-record.ts'
import type { Plan } from '../schemas/plan.ts'
import type { ProductFunnel } from './funnel.ts'
import type { FactGroup, Product } from './product.ts'
import type { SavedMachine } from './saved-machine.ts'

/** What insurers price, and what of it was the customer's wish; kept with every request for prices. */
export type QuoteTerms = { risk: { ownerType: OwnerType }; request: object }

/** A price as an insurer sends it; a product may find more in it. */
export type InsurerPremium = {
  lines: readonly { key: string; label: string; amount: number; reason: string }[]
  net: number
  gst: number
  final: number
  start: Day
  end: Day
  notOffered: readonly { key: string; reason: string }[]
}

/** Why no insurer is asked: a field of the record is missing or wrong; without `field`, nothing is sold today. */
export type Unpriceable = { field?: string; message: string }

/** A price, and what it was given for. */
type PricedTerms = { plan: Plan; terms: QuoteTerms }

/** The content of a policy document. */
export type PolicyContent = {
  title: string
  summary: Fact[]
  chapters: Chapter[]
  /** Those of the chapters that show what was paid, for which there is a document of its own. */
  receipt: Chapter[]
}

/** A sold policy, with what a renewal needs. */
export type Sold<R extends JourneyRecord = JourneyRecord> = {
  leadId: string
  policyNumber: string
  insurerId: number
  start: Day
  end: Day
  odEnd?: Day | undefined
  record: R
}

/** A journey that renews a policy: the answers it begins with, and what is carried along until it is asked about. */
export type Renewal<R extends JourneyRecord = JourneyRecord> = { answers: R; carried: Partial<R> }

/** An answer that no longer holds. */
export type InvalidAnswer = { path: string; message: string }

/** A record after a register was asked, and the answer that it contradicts, if any. */
export type Registered<R extends JourneyRecord = JourneyRecord> = {
  record: R
  contradiction?: InvalidAnswer | undefined
}

/** A document that a customer has uploaded: the answer that named it, and what it shows. */
export type Upload = { path: string; category: DocumentCategory; documentId: string; label: string }

/** A public register in which what is insured stands. */
export type Register<R extends JourneyRecord = JourneyRecord> = {
  /** What it is asked for; empty where it cannot be asked. */
  keyOf(record: R): string
  /** The record with what the register has in full, given its entry, null where it has none. */
  compare(record: R, entry: object | null): Registered<R>
  /** The machines' call that shows the customer an entry, and the one that reads it again. No save asks either. */
  readonly showsBy: string
  readonly recallsBy: string
  /** Of which key these events answer an entry that was shown; undefined where none was. */
  shownTo(events: readonly AnyEventObject[]): string | undefined
}

/** What only the server needs of a product: what insurers are asked, and what they issue. */
export interface ServerProduct<R extends JourneyRecord = JourneyRecord> extends Product<R> {
  /** The machines whose answers are saved, in the order in which a person meets them. */
  readonly machines: readonly SavedMachine[]
  /** Which of their states are which step of a purchase. */
  readonly funnel: ProductFunnel
  /** Whether the server allots its journeys a quotation number when they begin. */
  readonly numbersQuotations?: true
  /** Whether its premium may be blocked until the insurer decides (Bima-ASBA: life and health only). */
  readonly takesMandates?: true
  /** Who sells it. */
  readonly insurers: readonly Insurer[]
  readonly terms: GenericSchema<unknown, QuoteTerms>
  /** What insurers are asked to price for this journey; undefined while an answer is missing. */
  termsOn(record: R, today: Day): QuoteTerms | undefined
  /** Why they are not asked for it; absent where `termsOn` says enough. */
  unpriceable?(record: R, today: Day): Unpriceable | undefined
  /** What of the terms a customer asked for. Days that pass do not change it, though they may change the terms. */
  question(terms: QuoteTerms): object
  /** The price with what this product has besides; undefined where the insurer left something out. */
  planOf(plan: Plan, premium: InsurerPremium, terms: QuoteTerms): Plan | undefined
  /** What one insurer's price for the same wishes has become, and why; undefined where it is the same. */
  priceChange(before: PricedTerms, now: PricedTerms): PriceChange | undefined
  /** An answer of the proposal that was right when it was saved and is not today, or not for this plan. */
  invalidAnswer(record: R, today: Day): InvalidAnswer | undefined
  /** The uploaded documents that a proposal names. */
  uploads?(record: R): readonly Upload[]
  /** What an underwriter compares them with, before the customer has agreed to more. */
  inspectedFacts?(record: R): FactGroup[]
  readonly register?: Register<R>
  /** Whether everything is answered that a proposal needs. */
  isReadyToPropose(record: R, today: Day): boolean
  /** What a proposal contains besides proposer, KYC and nominee. */
  proposalDetails(record: R, terms: QuoteTerms): object
  /** What its sealed answers say, for an employee to whom the customer has agreed. */
  sealedFacts?(record: R): FactGroup[]
  document(issued: IssuedPolicy<R>): PolicyContent
  /** What the page that proves a policy says of what is insured; enough to compare and no more. */
  proof(record: R): Fact[]
  /** The record of a policy with other contact details wherever they stand; undefined where they change its price. */
  withContact?(record: R, contact: Contact): R | undefined
  /** Absent where a policy of this product is not renewed here. */
  renewal?(sold: Sold<R>, today: Day): Renewal<R>
}
