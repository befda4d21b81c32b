CREATE INDEX "traffic_latest" ON "traffic" USING btree ("version_id","id");--> statement-breakpoint
CREATE INDEX "traffic_unhandled_latest" ON "traffic_unhandled" USING btree ("version_id","id");