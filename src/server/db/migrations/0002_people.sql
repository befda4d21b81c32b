CREATE TABLE "audits" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"employee_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"action" text NOT NULL,
	"fields" jsonb NOT NULL
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
CREATE TABLE "referrals" (
	"fe_code" text PRIMARY KEY NOT NULL,
	"ref_code" text,
	"address_hash" text NOT NULL,
	"fingerprint_hash" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"username" text,
	"partner_id" text,
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
DROP INDEX "leads_employee";--> statement-breakpoint
DROP INDEX "leads_status";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "partner_id" text;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audits_lead" ON "audits" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "audits_employee" ON "audits" USING btree ("employee_id","id");--> statement-breakpoint
CREATE INDEX "consents_lead" ON "consents" USING btree ("lead_id","employee_id","purpose");--> statement-breakpoint
CREATE INDEX "referrals_ref" ON "referrals" USING btree ("ref_code");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_employee" ON "sessions" USING btree ("username");--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_hash");--> statement-breakpoint
CREATE INDEX "leads_name" ON "leads" USING gin (to_tsvector('simple', coalesce("customer_name", '')));--> statement-breakpoint
CREATE INDEX "leads_employee" ON "leads" USING btree ("empl_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("status","updated_at","id");