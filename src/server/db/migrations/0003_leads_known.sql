CREATE INDEX "leads_mobile_known" ON "leads" USING btree ("mobile") WHERE "leads"."mobile" is not null;--> statement-breakpoint
CREATE INDEX "leads_customer_known" ON "leads" USING btree ("customer_id","updated_at") WHERE "leads"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_employee_known" ON "leads" USING btree ("empl_id","updated_at","id") WHERE "leads"."empl_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_status_known" ON "leads" USING btree ("status","updated_at","id") WHERE "leads"."status" is not null;--> statement-breakpoint
DROP INDEX "leads_mobile";--> statement-breakpoint
DROP INDEX "leads_customer";--> statement-breakpoint
DROP INDEX "leads_employee";--> statement-breakpoint
DROP INDEX "leads_status";--> statement-breakpoint
ALTER INDEX "leads_mobile_known" RENAME TO "leads_mobile";--> statement-breakpoint
ALTER INDEX "leads_customer_known" RENAME TO "leads_customer";--> statement-breakpoint
ALTER INDEX "leads_employee_known" RENAME TO "leads_employee";--> statement-breakpoint
ALTER INDEX "leads_status_known" RENAME TO "leads_status";
