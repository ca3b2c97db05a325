CREATE TABLE "page_view_day" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_view_day_kind_id_day_pk" PRIMARY KEY("kind","id","day")
);
