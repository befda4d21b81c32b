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
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "policies_leadId_unique" UNIQUE("lead_id"),
	CONSTRAINT "policies_policyNumber_unique" UNIQUE("policy_number"),
	CONSTRAINT "policies_verifyCode_unique" UNIQUE("verify_code")
);
--> statement-breakpoint
CREATE TABLE "kyc_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"lead_id" text NOT NULL,
	"insurer_id" integer NOT NULL,
	"mode" text NOT NULL,
	"doc_name" text,
	"doc_number_masked" text,
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
	"owner_hash" text NOT NULL,
	"registration_number" text,
	"mobile" text,
	"customer_name" text,
	"ref_code" text,
	"fe_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"proposal_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"gateway_order_id" text,
	"amount_paise" bigint NOT NULL,
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
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proposals_idempotencyKey_unique" UNIQUE("idempotency_key")
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
ALTER TABLE "documents" ADD CONSTRAINT "documents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_checks" ADD CONSTRAINT "kyc_checks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_gateway_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("gateway_payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_runs" ADD CONSTRAINT "quote_runs_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_run_id_quote_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."quote_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_subject" ON "codes" USING btree ("purpose","subject","sent_at");--> statement-breakpoint
CREATE INDEX "documents_lead" ON "documents" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "kyc_checks_lead" ON "kyc_checks" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_updated" ON "leads" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_mobile" ON "leads" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "leads_registration" ON "leads" USING btree ("registration_number");--> statement-breakpoint
CREATE INDEX "leads_customer" ON "leads" USING btree ("customer_id","updated_at");--> statement-breakpoint
CREATE INDEX "leads_employee" ON "leads" USING btree ("empl_id","updated_at");--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "orders_lead" ON "orders" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "proposals_lead" ON "proposals" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "proposals_case" ON "proposals" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "quote_runs_lead" ON "quote_runs" USING btree ("lead_id","started_at");--> statement-breakpoint
CREATE INDEX "quotes_lead" ON "quotes" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "transitions_lead" ON "transitions" USING btree ("lead_id","id");