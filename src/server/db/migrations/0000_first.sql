CREATE TABLE "audits" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"employee_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"action" text NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captured_batches" (
	"hash" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captured_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"visit" text NOT NULL,
	"event_type" text NOT NULL,
	"element_id" text NOT NULL,
	"element_type" text NOT NULL,
	"element_label" text NOT NULL,
	"page" text NOT NULL,
	"step" text NOT NULL,
	"value" text NOT NULL,
	"user_kind" text NOT NULL,
	"browser" text NOT NULL,
	"os" text NOT NULL,
	"device" text NOT NULL,
	"referrer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"lead_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"purpose" text NOT NULL,
	"detail" jsonb NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"unique_number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"gender" text,
	"date_of_birth" date,
	"marital_status" text,
	"city" text,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "customers_uniqueNumber_unique" UNIQUE("unique_number")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"lead_id" text NOT NULL,
	"category" text NOT NULL,
	"kind" text NOT NULL,
	"original_name" text NOT NULL,
	"stored_name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "endorsements" (
	"id" text PRIMARY KEY NOT NULL,
	"policy_id" text NOT NULL,
	"change" jsonb NOT NULL,
	"state" text NOT NULL,
	"number" text,
	"document_id" text,
	"reason" text,
	"on_day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "endorsements_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"id" text PRIMARY KEY NOT NULL,
	"lead_id" text NOT NULL,
	"policy_number" text NOT NULL,
	"insurer_id" integer NOT NULL,
	"document_id" text,
	"verify_code" text NOT NULL,
	"issued" jsonb NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"cancellation" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "policies_leadId_unique" UNIQUE("lead_id"),
	CONSTRAINT "policies_policyNumber_unique" UNIQUE("policy_number"),
	CONSTRAINT "policies_verifyCode_unique" UNIQUE("verify_code")
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"username" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"role" text NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "employees_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
CREATE TABLE "erasure_warnings" (
	"lead_id" text PRIMARY KEY NOT NULL,
	"warned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kyc_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"lead_id" text NOT NULL,
	"insurer_id" integer NOT NULL,
	"mode" text NOT NULL,
	"doc_name" text,
	"doc_number_masked" text,
	"sealed" text,
	"owner_name" text NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"data" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"quote_type" text NOT NULL,
	"vehicle_type" text,
	"record" jsonb NOT NULL,
	"process_step" text,
	"process_description" text,
	"status" text,
	"source" text,
	"empl_id" text,
	"customer_id" text,
	"partner_id" text,
	"owner_hash" text NOT NULL,
	"registration_number" text,
	"mobile" text,
	"language" text DEFAULT 'en' NOT NULL,
	"customer_name" text,
	"ref_code" text,
	"fe_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "graph_edges" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_id" integer NOT NULL,
	"edge" text NOT NULL,
	CONSTRAINT "graph_edges_edge" UNIQUE("version_id","edge")
);
--> statement-breakpoint
CREATE TABLE "graph_states" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_id" integer NOT NULL,
	"state" text NOT NULL,
	"parent_id" integer,
	"level" integer NOT NULL,
	CONSTRAINT "graph_states_state" UNIQUE("version_id","state")
);
--> statement-breakpoint
CREATE TABLE "machine_scenes" (
	"version_id" integer NOT NULL,
	"detail" text NOT NULL,
	"layout" text NOT NULL,
	"scene" jsonb NOT NULL,
	CONSTRAINT "machine_scenes_version_id_detail_pk" PRIMARY KEY("version_id","detail")
);
--> statement-breakpoint
CREATE TABLE "machine_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"machine" text NOT NULL,
	"version" text NOT NULL,
	"graph" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "machine_versions_version" UNIQUE("machine","version")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sealed_key" text NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"proposal_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"gateway_order_id" text,
	"amount_paise" bigint NOT NULL,
	"capture" text DEFAULT 'automatic' NOT NULL,
	"status" text NOT NULL,
	"payment_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_proposalId_unique" UNIQUE("proposal_id"),
	CONSTRAINT "orders_gatewayOrderId_unique" UNIQUE("gateway_order_id"),
	CONSTRAINT "orders_paymentToken_unique" UNIQUE("payment_token")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"gateway_payment_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"error_code" text,
	"error_description" text,
	"captured_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text DEFAULT 'excess' NOT NULL,
	"gateway_refund_id" text,
	"status" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_gatewayRefundId_unique" UNIQUE("gateway_refund_id"),
	CONSTRAINT "refunds_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"lead_id" text NOT NULL,
	"case_id" text NOT NULL,
	"insurer_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"quoted_paise" bigint NOT NULL,
	"insurer_paise" bigint,
	"agreed_paise" bigint,
	"status" text NOT NULL,
	"insurer_reference" text,
	"insurer_reply" jsonb,
	"decision" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proposals_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "quotation_numbers" (
	"day" date PRIMARY KEY NOT NULL,
	"allotted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"lead_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"request_hash" text NOT NULL,
	"on_day" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"insurer_id" integer NOT NULL,
	"state" text NOT NULL,
	"case_id" text,
	"result" jsonb,
	"message" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "quotes_caseId_unique" UNIQUE("case_id"),
	CONSTRAINT "quotes_run_insurer" UNIQUE("run_id","insurer_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"fe_code" text PRIMARY KEY NOT NULL,
	"ref_code" text,
	"address_hash" text NOT NULL,
	"fingerprint_hash" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"lead_id" text PRIMARY KEY NOT NULL,
	"on_day" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_dwell" (
	"day" date NOT NULL,
	"version_id" integer NOT NULL,
	"segment_id" integer NOT NULL,
	"state_id" integer NOT NULL,
	"bin" smallint NOT NULL,
	"visits" bigint NOT NULL,
	CONSTRAINT "daily_dwell_day_version_id_segment_id_state_id_bin_pk" PRIMARY KEY("day","version_id","segment_id","state_id","bin")
);
--> statement-breakpoint
CREATE TABLE "daily_edges" (
	"day" date NOT NULL,
	"version_id" integer NOT NULL,
	"segment_id" integer NOT NULL,
	"edge_id" integer NOT NULL,
	"events" bigint NOT NULL,
	"journeys" bigint NOT NULL,
	CONSTRAINT "daily_edges_day_version_id_segment_id_edge_id_pk" PRIMARY KEY("day","version_id","segment_id","edge_id")
);
--> statement-breakpoint
CREATE TABLE "daily_journeys" (
	"day" date NOT NULL,
	"version_id" integer NOT NULL,
	"segment_id" integer NOT NULL,
	"journeys" bigint NOT NULL,
	"finished" bigint NOT NULL,
	"steps" bigint NOT NULL,
	CONSTRAINT "daily_journeys_day_version_id_segment_id_pk" PRIMARY KEY("day","version_id","segment_id")
);
--> statement-breakpoint
CREATE TABLE "daily_states" (
	"day" date NOT NULL,
	"version_id" integer NOT NULL,
	"segment_id" integer NOT NULL,
	"state_id" integer NOT NULL,
	"journeys" bigint NOT NULL,
	"entries" bigint NOT NULL,
	"exits" bigint NOT NULL,
	"resting" bigint NOT NULL,
	"finished" bigint NOT NULL,
	CONSTRAINT "daily_states_day_version_id_segment_id_state_id_pk" PRIMARY KEY("day","version_id","segment_id","state_id")
);
--> statement-breakpoint
CREATE TABLE "daily_unhandled" (
	"day" date NOT NULL,
	"version_id" integer NOT NULL,
	"segment_id" integer NOT NULL,
	"state_id" integer NOT NULL,
	"event" text NOT NULL,
	"events" bigint NOT NULL,
	"journeys" bigint NOT NULL,
	CONSTRAINT "daily_unhandled_day_version_id_segment_id_state_id_event_pk" PRIMARY KEY("day","version_id","segment_id","state_id","event")
);
--> statement-breakpoint
CREATE TABLE "daily_variants" (
	"day" date NOT NULL,
	"version_id" integer NOT NULL,
	"segment_id" integer NOT NULL,
	"variant" text NOT NULL,
	"journeys" bigint NOT NULL,
	"sample_id" bigint NOT NULL,
	CONSTRAINT "daily_variants_day_version_id_segment_id_variant_pk" PRIMARY KEY("day","version_id","segment_id","variant")
);
--> statement-breakpoint
CREATE TABLE "dirty_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funnel_visits" (
	"visit" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"product" text NOT NULL,
	"source" text NOT NULL,
	"channel" text NOT NULL,
	"device" text NOT NULL,
	"made_up" boolean NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"furthest" smallint NOT NULL,
	"reached" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rolled_days" (
	"day" date PRIMARY KEY NOT NULL,
	"rolled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"username" text,
	"partner_id" text,
	"partners_word" jsonb,
	"refresh_hash" text NOT NULL,
	"previous_refresh_hash" text,
	"renewed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "sessions_refreshHash_unique" UNIQUE("refresh_hash"),
	CONSTRAINT "sessions_previousRefreshHash_unique" UNIQUE("previous_refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "stopped_numbers" (
	"key" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"number" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"topic" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"mobile" text,
	"call_time" text,
	"promised_on" date NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "support_requests_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"id" serial PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"source" text NOT NULL,
	"channel" text NOT NULL,
	"side" text NOT NULL,
	"device" text NOT NULL,
	"made_up" boolean NOT NULL,
	CONSTRAINT "segments_segment" UNIQUE("product","source","channel","side","device","made_up")
);
--> statement-breakpoint
CREATE TABLE "traffic" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"journey_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"version_id" integer NOT NULL,
	"segment_id" integer NOT NULL,
	"edge_id" integer,
	"from_id" integer,
	"to_id" integer,
	"dwell_ms" bigint,
	"along" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"first_edge" boolean NOT NULL,
	"first_levels" smallint NOT NULL,
	CONSTRAINT "traffic_journey" UNIQUE("journey_id","seq")
);
--> statement-breakpoint
CREATE TABLE "traffic_journeys" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"visit" text,
	"version_id" integer NOT NULL,
	"segment_id" integer NOT NULL,
	"day" date NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_seq" integer NOT NULL,
	"resting" integer[] NOT NULL,
	"ended" boolean NOT NULL,
	"steps" integer NOT NULL,
	"variant" text NOT NULL,
	CONSTRAINT "traffic_journeys_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "traffic_refused" (
	"day" date NOT NULL,
	"machine" text NOT NULL,
	"reason" text NOT NULL,
	"batches" integer NOT NULL,
	CONSTRAINT "traffic_refused_day_machine_reason_pk" PRIMARY KEY("day","machine","reason")
);
--> statement-breakpoint
CREATE TABLE "traffic_unhandled" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"journey_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"version_id" integer NOT NULL,
	"segment_id" integer NOT NULL,
	"state_id" integer NOT NULL,
	"event" text NOT NULL,
	"first" boolean NOT NULL,
	CONSTRAINT "traffic_unhandled_journey" UNIQUE("journey_id","seq")
);
--> statement-breakpoint
CREATE TABLE "transitions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"lead_id" text NOT NULL,
	"machine" text NOT NULL,
	"from_state" text NOT NULL,
	"event" text NOT NULL,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"cause" text
);
--> statement-breakpoint
CREATE TABLE "vehicles_cache" (
	"registration_number" text PRIMARY KEY NOT NULL,
	"reply" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsements" ADD CONSTRAINT "endorsements_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endorsements" ADD CONSTRAINT "endorsements_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_warnings" ADD CONSTRAINT "erasure_warnings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_checks" ADD CONSTRAINT "kyc_checks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_gateway_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("gateway_payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_runs" ADD CONSTRAINT "quote_runs_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_run_id_quote_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."quote_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audits_lead" ON "audits" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "audits_employee" ON "audits" USING btree ("employee_id","id");--> statement-breakpoint
CREATE INDEX "captured_events_day" ON "captured_events" USING btree ("day","page");--> statement-breakpoint
CREATE INDEX "codes_subject" ON "codes" USING btree ("purpose","subject","sent_at");--> statement-breakpoint
CREATE INDEX "consents_lead" ON "consents" USING btree ("lead_id","employee_id","purpose");--> statement-breakpoint
CREATE INDEX "consents_employee" ON "consents" USING btree ("employee_id","purpose","expires_at");--> statement-breakpoint
CREATE INDEX "documents_lead" ON "documents" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "endorsements_policy" ON "endorsements" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "kyc_checks_lead" ON "kyc_checks" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_updated" ON "leads" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_mobile" ON "leads" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "leads_registration" ON "leads" USING btree ("registration_number");--> statement-breakpoint
CREATE INDEX "leads_customer" ON "leads" USING btree ("customer_id","updated_at");--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_hash");--> statement-breakpoint
CREATE INDEX "leads_employee" ON "leads" USING btree ("empl_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_product" ON "leads" USING btree ("quote_type","updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_name" ON "leads" USING gin (to_tsvector('simple', coalesce("customer_name", '')));--> statement-breakpoint
CREATE INDEX "orders_lead" ON "orders" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "proposals_lead" ON "proposals" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "proposals_case" ON "proposals" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "proposals_unanswered" ON "proposals" USING btree ("created_at") WHERE status = 'unknown';--> statement-breakpoint
CREATE INDEX "quote_runs_lead" ON "quote_runs" USING btree ("lead_id","started_at");--> statement-breakpoint
CREATE INDEX "quotes_lead" ON "quotes" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "referrals_ref" ON "referrals" USING btree ("ref_code");--> statement-breakpoint
CREATE INDEX "funnel_visits_day" ON "funnel_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_employee" ON "sessions" USING btree ("username");--> statement-breakpoint
CREATE INDEX "support_requests_due" ON "support_requests" USING btree ("state","promised_on");--> statement-breakpoint
CREATE INDEX "traffic_day" ON "traffic" USING btree ("day","version_id");--> statement-breakpoint
CREATE INDEX "traffic_latest" ON "traffic" USING btree ("version_id","id");--> statement-breakpoint
CREATE INDEX "traffic_journeys_version" ON "traffic_journeys" USING btree ("version_id","day","id");--> statement-breakpoint
CREATE INDEX "traffic_journeys_last" ON "traffic_journeys" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "traffic_journeys_visit" ON "traffic_journeys" USING btree ("visit");--> statement-breakpoint
CREATE INDEX "traffic_journeys_day" ON "traffic_journeys" USING btree ("day","visit");--> statement-breakpoint
CREATE INDEX "traffic_unhandled_day" ON "traffic_unhandled" USING btree ("day","version_id");--> statement-breakpoint
CREATE INDEX "traffic_unhandled_latest" ON "traffic_unhandled" USING btree ("version_id","id");--> statement-breakpoint
CREATE INDEX "transitions_lead" ON "transitions" USING btree ("lead_id","id");