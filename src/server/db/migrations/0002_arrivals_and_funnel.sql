CREATE TABLE "daily_arrivals" (
	"day" date NOT NULL,
	"version_id" integer NOT NULL,
	"segment_id" integer NOT NULL,
	"state_id" integer NOT NULL,
	"feature" text NOT NULL,
	"value" text NOT NULL,
	"resting" bigint NOT NULL,
	"went_on" bigint NOT NULL,
	CONSTRAINT "daily_arrivals_key" PRIMARY KEY("version_id","state_id","day","segment_id","feature","value")
);
--> statement-breakpoint
CREATE TABLE "daily_funnel" (
	"day" date NOT NULL,
	"product" text NOT NULL,
	"source" text NOT NULL,
	"channel" text NOT NULL,
	"device" text NOT NULL,
	"made_up" boolean NOT NULL,
	"furthest" smallint NOT NULL,
	"visits" bigint NOT NULL,
	CONSTRAINT "daily_funnel_key" PRIMARY KEY("day","product","source","channel","device","made_up","furthest")
);
--> statement-breakpoint
CREATE TABLE "daily_funnel_times" (
	"day" date NOT NULL,
	"product" text NOT NULL,
	"source" text NOT NULL,
	"channel" text NOT NULL,
	"device" text NOT NULL,
	"made_up" boolean NOT NULL,
	"step" smallint NOT NULL,
	"bin" smallint NOT NULL,
	"visits" bigint NOT NULL,
	CONSTRAINT "daily_funnel_times_key" PRIMARY KEY("day","product","source","channel","device","made_up","step","bin")
);
--> statement-breakpoint
CREATE INDEX "funnel_visits_last" ON "funnel_visits" USING btree ("last_at");--> statement-breakpoint
ALTER TABLE "rolled_days" ADD COLUMN "summed_at" timestamp with time zone;
