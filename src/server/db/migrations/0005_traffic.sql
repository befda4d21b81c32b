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
CREATE TABLE "rolled_days" (
	"day" date PRIMARY KEY NOT NULL,
	"rolled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"id" serial PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"source" text NOT NULL,
	"channel" text NOT NULL,
	"side" text NOT NULL,
	"made_up" boolean NOT NULL,
	CONSTRAINT "segments_segment" UNIQUE("product","source","channel","side","made_up")
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
	"source" text NOT NULL,
	"first_edge" boolean NOT NULL,
	"first_levels" smallint NOT NULL,
	CONSTRAINT "traffic_journey" UNIQUE("journey_id","seq")
);
--> statement-breakpoint
CREATE TABLE "traffic_journeys" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
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
CREATE INDEX "traffic_day" ON "traffic" USING btree ("day","version_id");--> statement-breakpoint
CREATE INDEX "traffic_journeys_version" ON "traffic_journeys" USING btree ("version_id","day","id");--> statement-breakpoint
CREATE INDEX "traffic_journeys_last" ON "traffic_journeys" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "traffic_unhandled_day" ON "traffic_unhandled" USING btree ("day","version_id");