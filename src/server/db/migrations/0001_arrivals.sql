DROP INDEX "traffic_day";--> statement-breakpoint
CREATE INDEX "traffic_day" ON "traffic" USING btree ("day","version_id","to_id");